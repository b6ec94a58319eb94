import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures'

/** What Stryker found in each module when it last ran there. */

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const FOLDER = '.trust/mutants'

/** Of those that could be tried; a module may have been tried in parts. */
const figure = (module: string, reports: readonly Report[]): Figure => {
  const tried = reports
    .flatMap(({ files }) => Object.values(files))
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  return {
    what: `mutants of ${module} killed`,
    shown: `${killed} of ${tried.length}, ${((100 * killed) / tried.length).toFixed(1)} %`,
    isWell: killed / tried.length >= 0.9
  }
}

const REPORT = /^([a-z]+)(?:-[a-z]+)?\.json$/

/** A figure for each module that has been tried; `folder`: reports by name, `chance.json` of a module or `turn-plan.json` of a part of one. */
export const mutants = (folder = FOLDER): readonly Figure[] => {
  const modules = new Map<string, Report[]>()
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const [, module] = REPORT.exec(name) ?? []
    if (module === undefined) continue
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report
    modules.set(module, [...(modules.get(module) ?? []), report])
  }
  if (modules.size === 0) return [{ what: 'mutants killed', shown: 'npm run mutants has not been run', isWell: true }]
  return [...modules].map(([module, reports]) => figure(module, reports))
}
