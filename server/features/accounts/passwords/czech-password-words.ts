/** Words that Czech passwords are mostly made of; international lists lack them. Lower case, without accents. */
export const czechPasswordWords: readonly string[] = `
  heslo hesloheslo tajneheslo mojeheslo noveheslo dlouheheslo silneheslo bezpecneheslo nevim nevimheslo
  nevimnevim zapomnel prihlaseni uzivatel administrator spravce ahojahoj ahojsvete dobryden nazdar cusbus
  milacek milacku lasko lasicka zlaticko milujute milujite milujutebe miluju beruska broucek sluncicko
  princezna kocicka pejsek kocourek konicek medvidek zajicek ptacek ferda krtecek pohadka sparta
  spartapraha slavia slaviapraha banikostrava fotbal hokej jagr jaromirjagr praha brno ostrava plzen
  liberec olomouc pardubice budejovice ceskarepublika cesko martin petr pavel tomas lukas jakub michal
  honza honzik jirka vaclav karel lucie lucinka veronika katerina kacenka tereza terezka barbora barunka
  monika petra eliska anicka zuzana martina michaela kristyna jana hana alena lenka pivopivo pivopivopivo
  rumarum becherovka slivovice kabinet aukce doutnik babicka dedecek maminka tatinek rodina prazdniny
  vanoce jezisek svoboda novak
`
  .trim()
  .split(/\s+/);
