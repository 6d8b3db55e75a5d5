export default import.meta.glob<object>("../en/record/*.json", { eager: true, import: "default" });
