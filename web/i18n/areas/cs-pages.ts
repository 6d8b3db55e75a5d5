export default import.meta.glob<object>("../cs/pages/*.json", { eager: true, import: "default" });
