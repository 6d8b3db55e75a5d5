export default import.meta.glob<object>("../en/frame/*.json", { eager: true, import: "default" });
