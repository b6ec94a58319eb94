/** Beginnings of words, one of which is in every sentence that `rewordings.ts` may put in plainer words. Most have none, and skip it. */
const BEGINNINGS =
  'which better should would could difference alone odds chance prob likel usual normal luck unluck over within across during comma question exclamation full um uh erm hmm ok receiv defen rare whom within reroll re-roll pool form unaccomp max sling given giving dozen couple ' +
  'percent rate need lose losing loss lost draw tie idea row running straight till until death bitter end last surviv after took die dying dead fell fall ' +
  'kill wip slain murder earlier before already only half mitad reach reduc lower rais increas improv lining all lead join both hero who shooting shot second ' +
  'down cut whittl worn brought hit help explain explica show simul nobody none burn gasta gasto usan atk att fancy units each same worth field thoughts ideas go discuss no neither without leave left how many attacking charging saga edi dice range ' +
  'tengo resist aguant sobreviv soport gano puedo por mata menos hasta durante cuánt cuant cansancio vos cargás disparás cargo disparo renta compensa ' +
  'conviene cuenta bueno oye mira pasa tiro ataco atacas cargas flech aplast perdi cargue dispare virot ballestaz saeta asaet acribill soy uso debo deber diferencia entreg formaci repit pared murete trigal lanza solo sólo qué que result hay para vari cambiando nueva reglas tirada tir lanz símbolo simbolo despu quedan contraataca murió murie cayó caye perd perdió suerte ganar ganas ' +
  'shld dices per nights kindly pray thereafter complet entire utter total single mak intend want whatever standing about ought must renounc repeat sacrific perform ' +
  'lies lie times but wait wiser contact every table step send units twice agains giveup atop enjoying men figures models minis miniatures call invok plus saving who save rerolling re-rolling spending better receive in king jarl duke earl prince lord rey conde duque defense from third quarter most wtf chuck able symbol called work wound ' +
  'clos giving number needed required necessary repeatedly again hurl throw sweep extra additional accompan escort than best limit or for remove drop shed clear gain get ' +
  'remat tambi antes tras luego vuelv veces sin movi haber esper aguard recom suger asesor aconsej quién frente duelo eran había ten cae muere pueden podr ambos ambas cada fatiga gasto atrás atras alto encima tiro fuego traban avient retir replieg alej cargar promedio media número numero cantidad espera bajas pérdida perdida empat muro dos'
const BEGINS = BEGINNINGS.split(' ')
/** Whole words, and signs. */
const WHOLE =
  'w \\d|gg|\\dd|[a-z]+ to [a-z]+ [a-z]+ (?:vs?|against|charge|attack|shoot)|an? [a-z]+ (?:vs?|charge|attack|against|fight)|(?:use|spend)s? (?:the )?fatigue|w (?:vs?|charge|attack|against|shoot)|(?:charged|attacked|shot) (?:of|from)|spends? (?:the )?(?:fatigue|enemy)|charges? with|attacks? with|shoots? with|more [a-z]+ (?:charge|attack|shoot)|first|what if|close ranks|and [a-z]+ fight|he has|\\d+ ?x ?\\d|(?:doe?s?) not|fatigue:|me|una|ver|do i|a ver|2n?da|q|war dance|like|on the charge|charged by|armou?r (?:is|reduced|lowered|down|raised|increased|improved|up|more)|cross|cross ?bow men|spends? (?:\\d|two|three|four|one|all|his|her|their|its|the)|guarded by an?|an? (?:body)?guard|moves? and|gives? (?:me|away)|(?:that|which) (?:have|had)|or not|if|is|carga[ns]? (?:él|el|ella|ellos|ellas|mi)|él|2nd'
const HINTS = new RegExp(
  String.raw`(?<![a-z])p ?\(|\||=\d|\+1 (?:to|on)|(?<![a-zà-ÿ])(?:${WHOLE})(?![a-zà-ÿ])|['\u2019]s\s+\d|[a-z] (?:with|and|plus|con|y) (?:his |sus )?(?:\d|one|two|three|four|five|six|seven|eight|tres|siete)|charge!|\/[+-]?\d|\d or \d+ or|vs?\.\d|%|[>\u2265]|(?:vs|against) .*(?::|against)|\d\W*\?$|(?:carg|atac)an?\s*(?:[,;.]|$)|y contra|\d (?:vs\.?|v|against|to|on) \d+\W*$`,
  'i'
)

/** Whether the text may say something in other words than a fight is asked for in, or ask for more than a fight. */
export const mayNeedRewording = (text: string): boolean => {
  const small = text.toLowerCase()
  // compared one by one: a pattern of all of them takes longer to compile than most sentences to read
  return small.split(/[^a-zà-ÿ-]+/).some(word => BEGINS.some(part => word.startsWith(part))) || HINTS.test(small)
}

const SPANISH =
  /[áéíóúüñ¿¡]|(?<![a-z])(?:con|los|las|la|el|de|del|contra|si|que|mis|sus|mi|su|y|o|u|e|en|una?|unos|por|para|al|se|les?|qu?|sin|son|hay|soy|uso|me|te|ya|como|tras|antes|luego|renta|ver|a ver|saga|2n?da|vale|nueva|reglas?|ayuda|solo|ambos|ambas|cada|duelo|dos|tres)(?![a-z])|(?<![a-z])(?:carg|atac|dispar|tir|lanz|dad|gast|ten[gi]|muer|mur|mat|perd|pierd|gan|ced|cerr|guerr|guard|lev|caball|arquer|ballest|hond|bosque|colin|jinet|fatig|escud|resist|aguant|sobreviv|soport|aplast|acribill|asaet|saet|flech|virot|cans|pelot|pil|compens|convien|cuent|cuant|cual|quien|pued|pod|deb|hast|durant|men|bajas|bueno|oye|mira|pasa|entreg|formac|repit|pared|muret|trigal|result|vari|cambi|simb|despu|qued|cay|caen|suerte|remat|tambi|recom|suger|asesor|aconsej|frente|empat|promed|media|num|cantid|espera|encima|fuego|trab|avient|retir|replieg|alej)/i

/** Whether the text may be Spanish: the Spanish rows are compiled for no other. */
export const mayBeSpanish = (text: string): boolean => SPANISH.test(text)
