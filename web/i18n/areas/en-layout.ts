export default import.meta.glob<object>("../en/layout/*.json", { eager: true, import: "default" });
