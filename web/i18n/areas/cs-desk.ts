export default import.meta.glob<object>("../cs/desk/*.json", { eager: true, import: "default" });
