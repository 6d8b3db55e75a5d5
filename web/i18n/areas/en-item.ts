export default import.meta.glob<object>("../en/item/*.json", { eager: true, import: "default" });
