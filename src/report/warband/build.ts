import type { BuildReport, Built, MeasureName, Way } from '../../model/report'
import { editionName } from '../fight/method'
import { count, points, thousands } from '../figures'
import { type Block, type Page, say } from '../page'
import { times } from './show'

/** The best legal warbands by a measure. */

const SAYS: Readonly<Record<MeasureName, string>> = {
  swing: 'victory points gained less lost',
  killed: 'victory points gained',
  lost: 'victory points lost (fewer is better)',
  wins: 'melees won',
  wiped: 'enemy units wiped out in melee'
}

const WAYS: Readonly<Record<Way, string>> = { charging: 'charging', charged: 'charged', shooting: 'shooting', shotAt: 'shot at' }

/** Points lost count downwards inside. */
export const worth = (measure: MeasureName, value: number): string =>
  measure === 'lost' ? points(value).replace('-', '') : points(value)

const list = ({ units }: Built): string => units.map(times).join(', ')

const best = ({ builds: [first], measure }: BuildReport): readonly Block[] =>
  first
    ? [
        {
          block: 'figures',
          title: 'the best',
          columns: ['each', 'together'],
          rows: [
            ...first.units.map(unit => ({
              name: `${times(unit)}${unit.isKept ? ' (kept)' : ''}`,
              tone: 'plain' as const,
              cells: [{ text: worth(measure, unit.value) }, { text: worth(measure, unit.units * unit.value) }]
            })),
            {
              name: `${first.models} models, ${first.sagaDice} SAGA dice`,
              tone: 'attacker',
              cells: [{ text: '' }, { text: worth(measure, first.value) }]
            }
          ]
        }
      ]
    : []

const runnersUp = ({ builds, measure }: BuildReport): readonly Block[] => {
  const [first, ...others] = builds
  if (!first || others.length === 0) return []
  return [
    {
      block: 'table',
      columns: ['', 'worth', 'behind by', 'SAGA dice', 'units'],
      rows: others.map((build, index) => [
        String(index + 2),
        worth(measure, build.value),
        Math.abs(first.value - build.value).toFixed(2),
        String(build.sagaDice),
        list(build)
      ])
    }
  ]
}

const asked = ({ targets, measure, ways, leader, leastDice }: BuildReport): string => {
  const enemies = targets.map(({ name, weight }) => (weight === 1 ? name : `${count(weight)} x ${name}`)).join('; ')
  const dice = leastDice > 0 ? `, with ${leastDice} SAGA dice or more` : ''
  return `under ${leader}, against ${enemies}, by ${SAYS[measure]} (${ways.map(way => WAYS[way]).join(', ')})${dice}`
}

export const build = (report: BuildReport): Page => ({
  headline: report.headline,
  subtitle: `${editionName(report.edition)}, exact; best of ${thousands(report.searched)} legal musters`,
  sections: [
    {
      topic: 'the request',
      blocks: [say(asked(report)), ...(report.kept.length > 0 ? [say(`kept: ${report.kept.join(', ')}`)] : [])]
    },
    { heading: 'The best', blocks: best(report) },
    ...(report.builds.length > 1 ? [{ heading: 'Runners-up', blocks: runnersUp(report) }] : []),
    {
      blocks: [
        say(
          'a warband is worth the sum of its units; a unit is worth its average meeting with the targets: one melee, charging and being charged equally often, and a shot if it has missiles; equipment that changes nothing there is left out',
          'quiet'
        ),
        ...report.notes.map(note => say(note, 'quiet')),
        { block: 'command', label: 'again', command: report.replay }
      ]
    }
  ]
})
