import { expect, it } from 'vitest'
import { run } from './running'

/** Commands, pages of help, options and questions about the rules by their names in Spanish. */

const answer = async (typed: string): Promise<string> => {
  const words = typed.split(' ').map(word => word.replaceAll('_', ' '))
  const { code, stdout, stderr } = await run([...words, '--language', 'en'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

it.each([
  ['reglas', 'rules'],
  ['reglas agotamiento', 'rules exhaustion'],
  ['reglas_muro_de_escudos', 'rules shieldwall'],
  ['reglas señor de la guerra', 'rules warlord'],
  ['reglas R3.5', 'rules R3.5'],
  ['reglas vikingos', 'rules vikings'],
  ['regla_lado_a_lado', 'rules side by side'],
  ['reglas_segunda_edición_jabalinas', 'rules javelins --edition 2'],
  ['rules armas', 'rules weapons'],
  ['rules unidades', 'rules units'],
  ['rules héroes', 'rules heroes'],
  ['rules terreno', 'rules terrain'],
  ['rules interpretaciones', 'rules readings'],
  ['rules golpe mortal', 'rules deadly strike'],
  ['rules terquedad', 'rules stubbornness'],
  ['rules aterrados', 'rules terrified'],
  ['rules cobertura', 'rules cover'],
  ['explica_ceder_dados', 'rules R3.3'],
  ['cuantos_dados_tiran_12_levas', 'rules levies'],
  ['cuándo_está_exhausta_una_unidad', 'rules R4.3'],
  ['¿puede_un_señor_de_la_guerra_usar_muro_de_escudos?', 'rules shieldwall'],
  ['ayuda', 'help'],
  ['ayuda disparo', 'help shoot'],
  ['ayuda cobertura', 'rules cover'],
  ['help disparo', 'help shoot'],
  ['help unidades', 'help units'],
  ['help condiciones', 'help conditions'],
  ['8 bondi contra 4 huscarls --edicion 2 -f line', '8 bondi contra 4 huscarls --edition 2 -f line'],
  ['8 bondi contra 4 huscarls --segunda-edicion -f line', '8 bondi contra 4 huscarls --edition 2 -f line'],
  ['8 bondi contra 4 huscarls --idioma es -f line', '8 bondi contra 4 huscarls --language es -f line'],
  ['8 bondi contra 4 huscarls --lang=es -f line', '8 bondi contra 4 huscarls --language es -f line']
])('"%s" is "%s"', async (spanish, english) => {
  expect(await answer(spanish)).toBe(await answer(english))
})

it('finds the six rules on fatigue under their Spanish word', async () => {
  const shown = await answer('reglas fatiga')
  expect(shown.split('\n').slice(1)).toEqual((await answer('rules fatigue')).split('\n').slice(1))
})
