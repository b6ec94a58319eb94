/** Many fights in one table: comparisons, sweeps, what-if, games that were played. */
export const studies = {
  '{at}: {name} is on no board of the side that rolls: leave it out':
    '{at}: {name} no está en ningún tablero del bando que tira: quítalo',
  'each roll is spent on the boxes worth the most victory points to the player who rolls, after rolling more dice if that is worth it':
    'cada tirada se gasta en las casillas que valen más puntos de victoria para quien la tira, tras más dados donde vale la pena tirarlos',
  'wiped out': 'aniquilación',
  'as it was': 'como era',
  'side by side': 'uno junto a otro',
  loses: 'bajas propias',
  kills: 'mata',
  'wipes out': 'aniquila',
  win: 'gana',
  lose: 'pierde',
  'per muster point': 'por punto de banda',
  'win vs the first': 'gana, frente al primero',
  'victory points vs the first': 'puntos de victoria, frente al primero',
  'against {whom}': 'contra {whom}',
  '{winner}: at least as likely as {loser} to reach any number of points (first-order stochastic dominance)':
    '{winner}: al menos tan probable como con {loser} alcanzar cualquier número de puntos (dominancia estocástica de primer orden)',
  'not told apart against {whom}: {one}, {swing} victory points; {other}, {less}':
    'sin diferencia demostrada contra {whom}: {one}, {swing} puntos de victoria; {other}, {less}',
  '{n} other {n|fight is|fights are} as high': '{n} {n|combate más llega|combates más llegan} a lo mismo',
  '{n} other {n|fight|fights} may be as high: the intervals overlap':
    '{n} {n|combate más puede|combates más pueden} llegar a lo mismo: los intervalos se solapan',
  'which does better by victory points, each in its own fight': 'cuál saca más puntos de victoria, cada uno en su combate',
  '{one} rather than {other}': '{one} en vez de {other}',
  better: 'mejor',
  equal: 'igual',
  worse: 'peor',
  'the opponents shoot': 'disparan los rivales',
  subject: 'comparado',
  'the subjects shoot': 'disparan los comparados',
  'the opponents charge': 'cargan los rivales',
  'the subjects charge': 'cargan los comparados',
  'victory points: gained less lost; vs the first: the difference from the first subject, "=" where none':
    'puntos de victoria: ganados menos perdidos; frente al primero: la diferencia con el primero de los comparados, "=" si no hay',
  'victory points: gained less lost': 'puntos de victoria: ganados menos perdidos',
  'equal against {whom}: {one} and {other}, {swing} victory points':
    'igual contra {whom}: {one} y {other}, {swing} puntos de victoria',
  ', win {change}': ', victoria {change}',
  'best against {whom}: {one}, {swing} victory points{wins}; next {other}, {less}':
    'lo mejor contra {whom}: {one}, {swing} puntos de victoria{wins}; luego {other}, {less}',
  expected: 'lo esperado',
  decisions: 'decisiones',
  gained: 'lo ganado',
  '{gained} gained = {expected} expected {luck} luck {decisions} decisions':
    '{gained} ganados = {expected} esperados {luck} suerte {decisions} decisiones',
  'victory points are even': 'los puntos de victoria están igualados',
  '{the:name} gained {n} victory points more than they lost':
    '{el:name} {ganó|ganaron:name} {n} puntos de victoria más de los que {perdió|perdieron:name}',
  'with these choices, {above} of such games have better dice for {the:name} and {below} worse':
    'con estas elecciones, los dados son mejores para {el:name} en el {above} de las partidas y peores en el {below}',
  'turning point: fight {fight} ({headline}): {by} victory points more than expected for {the:name}, mostly by {through}':
    'punto de inflexión: combate {fight} ({headline}): {by} puntos de victoria más de lo esperado para {el:name}, sobre todo por {through}',
  'the costliest decisions': 'las decisiones más caras',
  'every choice was the best one': 'cada elección fue la mejor',
  'fight{head}': 'combate',
  unit: 'unidad',
  chose: 'eligió',
  cost: 'coste',
  'victory points of {the:name}': 'puntos de victoria {del:name}',
  'worse dice': 'peores dados',
  'better dice': 'mejores dados',
  'the whole game': 'toda la partida',
  'victory points so far, {own} less {enemy}': 'puntos de victoria hasta ahí, {own} menos {enemy}',
  part: 'parte',
  'after fight': 'tras el combate',
  'better for {the:name}': 'mejor para {el:name}',
  'luck {luck} victory points in what they took': 'suerte {luck} puntos de victoria en lo que sufrió',
  'choices cost {cost}': 'sus elecciones costaron {cost}',
  '{the:name} took {observed} (average {mean}, luck {luck}; less in {below}, more in {above})':
    '{el:name} {ganó|ganaron:name} {observed} (media {mean}, suerte {luck}; menos en el {below}, más en el {above})',
  'there was nothing to choose': 'no había nada que elegir',
  odds: 'probabilidades',
  'where the victory points came from': 'de dónde salieron los puntos de victoria',
  'every fight came out as expected': 'cada combate salió como se esperaba',
  'the course of the game': 'la partida según transcurrió',
  'expected: best play by both sides when the fight began; decisions: what the enemy gave away less what your side did; luck: the result less the average of the fight as it was fought':
    'lo esperado: la mejor jugada de ambos bandos al empezar el combate; decisiones: lo que regaló el enemigo menos lo que regaló el bando propio; suerte: lo ocurrido menos la media del combate tal como se libró',
  'fight {fight}, {name}: {made}; {cost} victory points better: {best}':
    'combate {fight}, {name}: {made}; {cost} puntos de victoria mejor: {best}',
  '{dice} SAGA dice, on average': '{dice} dados de SAGA, de media',
  '{dice} SAGA dice, at least': '{dice} dados de SAGA, como mínimo',
  '{dice} SAGA dice, at most': '{dice} dados de SAGA, como máximo',
  'before the roll': 'antes de la tirada',
  by: 'cambio',
  'no ability played': 'sin usar habilidades',
  'every ability played': 'usando todas las habilidades',
  'Abilities the roll pays for, best play': 'Habilidades que paga la tirada, la mejor jugada',
  plays: 'usa',
  'Value of more or fewer dice': 'Valor de más o menos dados',
  'one more die': 'un dado más',
  ', at most {times} times': ', como máximo {times} veces',
  'where a single roll is shown, unknown costs are assumed: {costs}':
    'supuesto para costes desconocidos: {costs}, donde se muestra una sola tirada',
  '{headline}; {dice} SAGA {dice|die|dice} of {the:name}': '{headline}; {dice} {dice|dado|dados} de SAGA {del:name}',
  '{edition}, exact, averaged over the roll': '{edition}, exacto, promediado sobre la tirada',
  'abilities wanted: {wants}': 'habilidades deseadas: {wants}',
  'every roll': 'todas las tiradas',
  'victory points for {the:name}: gained less lost': 'puntos de victoria para {el:name}: ganados menos perdidos',
  '{headline}; with {dice} SAGA dice {wins}victory points {worth}; without abilities {none}, with every ability {all}':
    '{headline}; con {dice} dados de SAGA {wins}puntos de victoria {worth}; sin habilidades {none}, con todas las habilidades {all}',
  'defender wiped out': 'defensor aniquilado',
  'the {n} highest of {all}: {what}': 'los {n} más altos de {all}: {what}',
  'the highest': 'lo más alto',
  '{what} by {path}': '{what} según {path}',
  '{what}: {value} in every fight': '{what}: {value} en todos los combates',
  '{what}: highest {value}, with {where}': '{what}: el máximo es {value}, con {where}',
  '{edition}, {fights} {n|fight|fights}': '{edition}, {fights} {n|combate|combates}',
  '-f csv  one row per fight': '-f csv  cada combate en una fila',
  'single changes': 'cambios sueltos',
  gain: 'ganancia',
  '{the:name} never {wipes|wipe:name} out {the:target} more often than not, even with {most} models':
    '{el:name} no {aniquila|aniquilan:name} {al:target} más veces que no, ni con {most} miniaturas',
  '{the:name} {wipes|wipe:name} out {the:target} more often than not from {from} models':
    '{el:name} {aniquila|aniquilan:name} {al:target} más veces que no desde {from} miniaturas',
  '{the:name} {is not the favourite|are not the favourites:name} even with {most} models':
    '{el:name} no {es favorito|son favoritos:name} ni con {most} miniaturas',
  '{the:name} {is the favourite|are the favourites:name} with any number of models':
    '{el:name} {es favorito|son favoritos:name} con cualquier número de miniaturas',
  '{the:name} {stays the favourite|stay the favourites:name} down to {from} models':
    '{el:name} {sigue siendo favorito|siguen siendo favoritos:name} incluso con solo {from} miniaturas',
  '{the:name} {is the favourite|are the favourites:name} from {from} models':
    '{el:name} {es favorito|son favoritos:name} desde {from} miniaturas',
  'unchanged: {odds}; victory points {swing}': 'tal como está: {odds}; puntos de victoria {swing}',
  'no single change helps {the:name}': 'ningún cambio por sí solo ayuda {al:name}',
  'best single change for {the:name}: {change}, {gain} victory points':
    'el mejor cambio para {el:name}: {change}, {gain} puntos de victoria',
  'no single change of their own helps {the:name}': 'ningún cambio propio por sí solo ayuda {al:name}',
  'on the other side, {other}: {change} would give {the:name} {gain}':
    'en el otro bando, {other}: {change} daría {al:name} {gain}',
  'break-evens': 'puntos de equilibrio',
  'gain: victory points for {the:name}; a minus sign helps the other side':
    'ganancia: puntos de victoria para {el:name}; un menos ayuda al otro bando',
  'the {n} combinations of interpretations': 'las {n} combinaciones de interpretaciones',
  'settle some of them with --reading': 'fija algunas con --reading',
  'no other interpretation of the rules changes this fight': 'ninguna otra interpretación de las reglas cambia este combate',
  'the {n} fights that are compared': 'los {n} combates que se comparan',
  'compare fewer units': 'compara menos unidades',
  '{called}: {the:name} {is|are:name} 1 model and cannot lose {lost}':
    '{called}: {el:name} {es|son:name} una miniatura y no {puede|pueden:name} perder {lost}',
  '{called}: {the:name} {is|are:name} {models} and cannot lose {lost}':
    '{called}: {el:name} {es|son:name} {models} y no {puede|pueden:name} perder {lost}',
  '{called}: {lost} is impossible in this fight: the losses come in the order attackers:defenders, and shooters lose none':
    '{called}: {lost} no puede darse en este combate: las bajas van en el orden atacantes:defensores, y quien dispara no pierde a nadie',
  '--observed {given}: {the:name} can never have {count} {what} in this fight, only {least} to {most}':
    '--observed {given}: en este combate {el:name} nunca {puede|pueden:name} tener {count} de {what}, solo de {least} a {most}',
  '--observed: there is no fight here': '--observed: aquí no hay ningún combate',
  '{n} fights that were fought': '{n} combates librados',
  'there is no fight to review': 'no hay ningún combate que revisar',
  '{own} against {enemy}, one fight': '{own} contra {enemy}, un combate',
  '{own} against {enemy}, {n} fights': '{own} contra {enemy}, {n} combates',
  '{n} {n|fight is|fights are} impossible, such as {values}: {why}':
    '{n} {n|combate no se puede|combates no se pueden} librar, como {values}: {why}',
  'the {n} fights of this sweep': 'los {n} combates de este barrido',
  'vary fewer values': 'varía menos valores',
  'it stops holding at {value}': 'deja de cumplirse con {value}',
  'nearest at {value}: {figure}': 'lo más cerca, con {value}: {figure}',
  '{values}: impossible: {why}': '{values}: no se puede librar: {why}',
  'the {n} fights of --by': 'los {n} combates de --by',
  'name fewer values': 'nombra menos valores',
  'spending fatigue on armour': 'gastar fatiga en armadura',
  'spending fatigue on enemy armour': 'gastar fatiga en armadura enemiga',
  'one more attack die': 'un dado de ataque más',
  'one attack die fewer': 'un dado de ataque menos',
  'one more defence die': 'un dado de defensa más',
  'one defence die fewer': 'un dado de defensa menos',
  'armour 1 better': 'armadura 1 mejor',
  'armour 1 worse': 'armadura 1 peor',
  'one more model': 'una miniatura más',
  'one model fewer': 'una miniatura menos',
  'no cover': 'sin cobertura',
  "no board is known for {the:name}, so no abilities are tried there: name a faction's own troop to have one":
    '{el:name} no {tiene|tienen:name} aquí tabla de batalla, así que no se prueba ninguna habilidad suya: la tropa de una facción tiene una',
  'the {n} changes that are tried': 'los {n} cambios que se prueban',
  'ask about a smaller fight': 'pregunta por un combate más pequeño',
  '{own} against {enemy}': '{own} contra {enemy}'
} as const
