export default import.meta.glob<object>("../en/own/*.json", { eager: true, import: "default" });
