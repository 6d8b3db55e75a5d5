export default import.meta.glob<object>("../cs/admin/*.json", { eager: true, import: "default" });
