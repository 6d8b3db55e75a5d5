export default import.meta.glob<object>("../cs/frame/*.json", { eager: true, import: "default" });
