export default import.meta.glob<object>("../en/admin/*.json", { eager: true, import: "default" });
