export default import.meta.glob<object>("../en/desk/*.json", { eager: true, import: "default" });
