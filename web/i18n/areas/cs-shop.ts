export default import.meta.glob<object>("../cs/shop/*.json", { eager: true, import: "default" });
