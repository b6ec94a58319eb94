/** Plans of several activations. */
export const plans = {
  '{unit} {mean} of {of} left': '{unit}: quedan {mean} de {of}',
  'best plan for {goal} {value}': 'mejor plan para {goal} {value}',
  'anything else': 'cualquier otra cosa',
  'one of several outcomes': 'uno de varios resultados',
  'What happens': 'Qué ocurre',
  'independently of that': 'independientemente de eso',
  'best plan {value}': 'mejor plan {value}',
  'as written {value}': 'tal como está escrito {value}',
  'best without reacting to results {blind}, so reacting is worth {worth}':
    'lo mejor sin reaccionar a los resultados {blind}, así que reaccionar vale {worth}',
  'step {step}, {text}: never reached': 'paso {step}, {text}: no se llega nunca',
  'step {step}, {text}: makes no difference to the goal': 'paso {step}, {text}: no cambia nada para el objetivo',
  'step {step}, {text}': 'paso {step}, {text}',
  when: 'cuándo',
  do: 'qué hacer',
  'and {n} rarer cases (all of them with -f json)': 'y {n} casos más raros (todos con -f json)',
  'without reacting to results: {steps}': 'sin reaccionar a los resultados: {steps}',
  'step {step} {option}': 'paso {step} {option}',
  'Best plan for {goal}': 'Mejor plan para {goal}',
  'this plan leaves no choice open': 'este plan no deja ninguna elección abierta',
  '{label}  disengages: the attacker {attacker}, the defender {defender}, nobody {nobody}':
    '{label}  se destraba: el atacante {attacker}, el defensor {defender}, nadie {nobody}',
  'Step by step': 'Paso a paso',
  done: 'hecho',
  'wins then': 'gana entonces',
  'falls then': 'cae entonces',
  '--explain  the steps in full    --explain step 3  one fight, number by number    --solve  the best plan':
    '--explain  los pasos completos    --explain step 3  un combate, número a número    --solve  el mejor plan',
  'no casualties and no fatigue': 'sin bajas ni fatiga',
  'left on average': 'quedan de media',
  'how the units end': 'cómo acaban las unidades',
  Goals: 'Objetivos',
  '{unit}: models left': '{unit}: miniaturas que quedan',
  'victory points: gained {killed}, lost {lost}: {swing}; ahead {ahead}, behind {behind}':
    'puntos de victoria: ganados {killed}, perdidos {lost}: {swing}; por delante {ahead}, por detrás {behind}',
  'Victory points gained less lost': 'Puntos de victoria ganados menos perdidos',
  'at most {n} joint states, at step {step}, of {units}': 'como máximo {n} estados conjuntos, en el paso {step}, de {units}',
  'and {n} less likely states': 'y {n} estados menos probables',
  'Step {step}': 'Paso {step}',
  'states before this fight': 'estados antes de este combate'
} as const
