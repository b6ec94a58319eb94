import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures'

/** What Stryker said of each room when it was last there. */

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const FOLDER = '.trust/mutants'

/** Of those that could be tried; a room may have been tried in parts. */
const figure = (room: string, reports: readonly Report[]): Figure => {
  const tried = reports
    .flatMap(({ files }) => Object.values(files))
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  return {
    what: `mutants of ${room} killed`,
    shown: `${killed} of ${tried.length}, ${((100 * killed) / tried.length).toFixed(1)} %`,
    isWell: killed / tried.length >= 0.9
  }
}

const REPORT = /^([a-z]+)(?:-[a-z]+)?\.json$/

/** A figure for each room that has been tried; `folder`: reports by name, `chance.json` of a room or `turn-plan.json` of a part of one. */
export const mutants = (folder = FOLDER): readonly Figure[] => {
  const rooms = new Map<string, Report[]>()
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const [, room] = REPORT.exec(name) ?? []
    if (room === undefined) continue
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report
    rooms.set(room, [...(rooms.get(room) ?? []), report])
  }
  if (rooms.size === 0) return [{ what: 'mutants killed', shown: 'npm run mutants has not been run', isWell: true }]
  return [...rooms].map(([room, reports]) => figure(room, reports))
}
