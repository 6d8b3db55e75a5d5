export default import.meta.glob<object>("../cs/layout/*.json", { eager: true, import: "default" });
