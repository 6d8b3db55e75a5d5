export default import.meta.glob<object>("../cs/item/*.json", { eager: true, import: "default" });
