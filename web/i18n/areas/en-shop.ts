export default import.meta.glob<object>("../en/shop/*.json", { eager: true, import: "default" });
