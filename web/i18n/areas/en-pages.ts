export default import.meta.glob<object>("../en/pages/*.json", { eager: true, import: "default" });
