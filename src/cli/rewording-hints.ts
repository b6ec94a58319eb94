import { knownForm } from './spanish-forms'

/** Beginnings of words, one of which is in every sentence that `rewordings.ts` may put in plainer words. Most have none, and skip it. */
const BEGINNINGS =
  'which best better observ should would could difference alone odds chance prob likel usual normal luck unluck over within across during comma question exclamation full um uh erm hmm ok receiv defen rare whom reroll re-roll pool form unaccomp max sling given giving dozen couple ' +
  'percent rate need lose losing loss lost draw tie idea row running straight till until death bitter end last surviv after took die dying dead fell fall ' +
  'kill wip slain murder earlier before already only half mitad reach reduc lower rais increas improv lining all lead join both hero who shooting shot second ' +
  'down cut whittl worn brought hit help explain explica show simul nobody none burn gasta gasto usan atk att fancy units each same worth field thoughts ideas go discuss no neither without leave left how many attacking charging saga edi dice range ' +
  'tengo resist aguant sobreviv soport gano puedo por mata menos hasta durante cuánt cuant cansancio cargo disparo renta compensa ' +
  'conviene cuenta bueno oye mira pasa tiro ataco cargas bajo objetivo blanco medio trabad descarg andanad flech aplast perdi cargue dispare virot ballestaz saeta asaet acribill soy uso debo deber diferencia entreg formaci repit pared murete trigal lanza solo sólo qué que result hay para vari cambiando nueva reglas tirada tir lanz símbolo simbolo despu quedan contraataca murió murie cayó caye perd perdió suerte ganar ganas ' +
  'shld dices per nights kindly pray thereafter complet entire utter total single mak intend want whatever standing about ought must renounc repeat sacrific perform ' +
  'lies lie times but wait wiser contact every table step send twice agains giveup atop enjoying men figures models minis miniatures call invok plus saving save rerolling re-rolling spending receive in king jarl duke earl prince lord rey conde duque defense from third quarter most wtf chuck able symbol called work wound ' +
  'clos number needed required necessary repeatedly again hurl throw sweep extra additional accompan escort than limit remove drop shed clear gain get ' +
  'remat tambi antes tras luego vuelv veces sin movi haber esper aguard recom suger asesor aconsej quién frente duelo eran había ten cae muere pueden podr ambos ambas cada fatiga atrás atras alto encima fuego traban avient retir replieg alej cargar promedio media número numero cantidad espera bajas pérdida perdida empat muro dos ' +
  'renunci reduzco reduciend cierro cedo conserv manteng sacrifiq retirand quitand porcentaj gane limpi barr borr fulmin liquid otr pagad punto atrincher parapet refugi abalanz arroj echan met merec sirve alcance armadura coste tabl son matan rinden como cómo recomend terreno sitio zona posici pil salva cancel buscand sobrev quede caig fallez perez muera causa provoc inflig produc ocasion ningún ningun stat estad perfil atribut caracter máx límite limite tope empleo empeor necesit quier busco bono bonus bonific rebaj bajada subida aument mejorad increment más mas ante ven vien estoy resultado agota nuev otra matado disparan puntos repet sigu batalla enfrentam lucha último ultimo único unico éstos éstas estos estas bajar tumbar llevarme quitar maten matar posibil dado ' +
  'got facing easi harder tougher flank gonna nah nope smart wise clever sensible sound head-on head outcome upshot aftermath kind sort original initial starting started began being face meet safe stand withstand bring strike hack keep continu volley salvo arrow attack latter rear back side mobbed swarmed jumped rushed swamped overrun engulfed assaulted steamroll bulldoz clobber maul unscathed untouched unharmed intact taking take having turn mad crazy insane stupid foolish right hurt harm damage scratch dent outperform compared benefit effect impact time moment follow typical ordinary live less minus dismounted horse first versus ' +
  'brother hermanos put add former isn hasn don aren haven shootin chargin attackin fightin hittin defendin losin killin usin spendin givin beatin target pop trigger might possib probab roll what attackers defenders chargers shooters modif boost buff him enemy opponent foe us assum provid ' +
  'acab termin finalm seguid contracarg devuelv llevo traigo distancia agotadísim agotadisim parad quiet plantad inmóvil inmovil metid situad ubicad colocad apostad emplazad escondid resguardad ocult desplegad posicionad encaramad subid atacarl atacarm dispararl dispararm ellos ellas solam nada lluvia nube suelta juego activo todas todos agazapad algun mayor contra ayer anoche anteayer hoy primer podría podria puedes podés sabes ' +
  'mano hasta reserva defiend recib destru arras despach destro pulveri ventil cepill toca rank stack line weigh option choice cleverer preferable sounder good bad anywhere anything somewhere finish mop clean even fewest minimum smallest regular vanilla standard beats outdoes trump whether double triple yesterday monday tuesday wednesday thursday friday saturday sunday wow damn ouch lol argh ugh phew sigh rode ran mow slaughter butcher massacr dropp held stood repell weekend despite spite rest initiative jump leap hop vault climb pelt shower bombard fling lob activation see'
const BEGINS = BEGINNINGS.split(' ')
/** Whole words, and signs. */
const WHOLE =
  'javelin (?:\\d|my|his|her|their|the)|at (?:an?|the|my|his|their) mounted|buenas|from behind|one (?:attack|defen[cs]e)|fatigue on my|has (?:none|no|\\d|one|two|three) on|(?:with|plus) (?:1|one|a) die|up to|(?:they|i|we|it) wins?|w \\d|2 ?x|gg|\\dd|[a-z]+ to [a-z]+ [a-z]+ (?:vs?|against|charge|attack|shoot)|an? [a-z]+ (?:vs?|charge|attack|against|fight)|(?:use|spend)s? (?:the )?fatigue|w (?:vs?|charge|attack|against|shoot)|(?:charged|attacked|shot) (?:of|from)|spends? (?:the )?(?:fatigue|enemy)|charges? with|attacks? with|shoots? with|more [a-z]+ (?:charge|attack|shoot)|first|to (?:move|go|act)|what if|close ranks|and [a-z]+ fight|he has|\\d+ ?x ?\\d|(?:doe?s?) not|fatigue:|fatigas?:|me|una|ver|do i|a ver|2n?da|q|war dance|like|on the charge|charged by|armou?r (?:is|reduced|lowered|down|raised|increased|improved|up|more)|cross|cross ?bow men|spends? (?:\\d|two|three|four|one|all|his|her|their|its|the)|guarded by an?|an? (?:body)?guard|moves? and|gives? (?:me|away)|(?:that|which) (?:have|had)|or not|the (?:viking|dane|anglo|saxon|norman|welsh|jomsviking)s?(?:s|[ -]danes?)?|(?:fatigue|dice|die|armou?r) (?:on|for|of|to)|take the fatigue|if|is|or|for|carga[ns]? (?:él|el|ella|ellos|ellas|mi)|él|2nd|carga de'
const HINTS = new RegExp(
  String.raw`(?<![a-z])(?:p ?\(|[cs]\/)|\(de |\||=\d|\+1 (?:to|on)|\+ ?\d ?f|(?<![a-zà-ÿ])(?:${WHOLE})(?![a-zà-ÿ])|['\u2019]s\s+\d|['\u2019]s?\s+(?:charge|attack|assault|onslaught)|[a-z] (?:with|and|plus|con|y) (?:his |sus )?(?:\d|one|two|three|four|five|six|seven|eight|tres|siete)|charge!|\/[+-]?\d|\d or \d+ or|vs?\.\d|%|[>\u2265]|(?:vs|against) .*(?::|against)|\d\W*\?$|(?:carg|atac)an?\s*(?:[,;.]|$)|[,;.] (?:y )?(?:carg|atac|dispar)an |y contra|\d (?:vs\.?|v|against|to|on) \d+\W*$`,
  'i'
)

/** One of these is in every text of which `HINTS` holds: most texts have none, and that pattern takes a millisecond to compile. */
const KEYS: ReadonlySet<string> = new Set(
  (
    'w gg d x at has one die javelin buenas from up win wins da nda nd to on for of the take a an use uses spend spends charged attacked shot with more first if close and fight he not fatigue me una do ver q war like ' +
    'armour armor cross guarded guard bodyguard move moves give gives that which or is carga cargan cargas ataca atacan disparan él plus con y against'
  ).split(' ')
)
const SIGNS = /[|=(>\u2265%!/?.:'\u2019+]|\d\W*$/

/** What is said as headlines and commands say it: it holds words that elsewhere ask for something. */
const AS_SHOWN =
  /gives up dice|(?<![a-z])(?:in (?:woods|rocks|ruins|marsh|building)|spends (?:enemy )?armour|slings?(?! stones?))(?![a-z])|(?<!\/)\+(?:[a-z][a-z-]*(?:=[\da-z]+)?|\d[ad])(?![\da-z/])/g

/** Whether the text may say something in other words than a fight is asked for in, or ask for more than a fight. */
export const mayNeedRewording = (text: string): boolean => {
  const small = text.toLowerCase().replace(AS_SHOWN, '')
  // compared one by one, as a pattern of all of them would take longer to compile
  const said = small.split(/[^a-zà-ÿ-]+/)
  if (said.some(word => BEGINS.some(part => word.startsWith(part)) || knownForm(word) !== undefined)) return true
  return (SIGNS.test(small) || small.split(/[^a-zà-ÿ]+/).some(word => KEYS.has(word))) && HINTS.test(small)
}

/** Numbers and words without signs between them, and no dice, which may be thrown. */
const PLAIN = /^\d(?!.*(?:dice|dado|\bd6))[\w\s'+=à-ÿ-]*$/i

/** Whether a text begins with a number and hints at neither a question nor other words for it: "8 bondi charge 4 huscarls". */
export const isPlain = (text: string): boolean => PLAIN.test(text) && !mayNeedRewording(text)
