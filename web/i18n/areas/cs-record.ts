export default import.meta.glob<object>("../cs/record/*.json", { eager: true, import: "default" });
