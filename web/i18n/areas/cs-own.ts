export default import.meta.glob<object>("../cs/own/*.json", { eager: true, import: "default" });
