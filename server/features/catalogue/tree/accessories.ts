import { node } from "./node.ts";

export const accessories = node(400, "Příslušenství", "Accessories", {
  about: [
    "Dýmky, humidory, sklo a všechno, co k dobré lahvi patří.",
    "Pipes, humidors, glass and all that belongs to a good bottle.",
  ],
  children: [
    node(410, "Dýmky", "Pipes", {
      about: ["Briár, mořská pěna i jilm, nové i opravené.", "Briar, meerschaum and elm, new and restored."],
      children: [
        node(411, "Briárové dýmky", "Briar pipes"),
        node(412, "Dýmky z mořské pěny", "Meerschaum pipes"),
        node(413, "Dýmkařské potřeby", "Pipe tools"),
      ],
    }),
    node(420, "Humidory a pouzdra", "Humidors and cases", {
      children: [node(421, "Humidory", "Humidors"), node(422, "Pouzdra a tuby", "Cases and tubes")],
    }),
    node(430, "Ořezávače a zapalovače", "Cutters and lighters"),
    node(440, "Popelníky", "Ashtrays"),
    node(450, "Sklo", "Glassware", {
      about: ["Sklenice na whisky, koňak i víno.", "Glasses for whisky, cognac and wine."],
      children: [
        node(451, "Sklenice na destiláty", "Spirit glasses"),
        node(452, "Sklenice na víno", "Wine glasses"),
        node(453, "Karafy a dekantéry", "Carafes and decanters"),
      ],
    }),
    node(460, "Otvíráky a vývrtky", "Corkscrews and openers"),
    node(470, "Obaly a dřevěné bedny", "Boxes and wooden cases"),
    node(480, "Reklamní předměty", "Advertising items"),
    node(490, "Literatura", "Books", {
      about: ["Průvodce, katalogy a staré ceníky.", "Guides, catalogues and old price lists."],
    }),
  ],
});
