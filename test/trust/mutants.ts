import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures'

/** What Stryker said of each room when it was last there. */

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const FOLDER = '.trust/mutants'

/** Of those that could be tried. */
const figure = (room: string, { files }: Report): Figure => {
  const tried = Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  return {
    what: `mutants of ${room} killed`,
    told: `${killed} of ${tried.length}, ${((100 * killed) / tried.length).toFixed(1)} %`,
    isWell: killed / tried.length >= 0.9
  }
}

/** A figure for each room that has been tried; `folder`: one report a room, by its name. */
export const mutants = (folder = FOLDER): readonly Figure[] => {
  const rooms = (existsSync(folder) ? readdirSync(folder) : []).filter(name => /^[a-z]+\.json$/.test(name)).sort()
  if (rooms.length === 0) return [{ what: 'mutants killed', told: 'npm run mutants has not been run', isWell: true }]
  return rooms.map(name => figure(name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report))
}
