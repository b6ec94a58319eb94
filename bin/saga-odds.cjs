#!/usr/bin/env node
'use strict'

// Plain enough for any Node to read, so that an old one is told what is wrong. 70: nothing the user asked for is at fault.
const fail = sentence => {
  process.stderr.write(`saga-odds: ${sentence}\n`)
  process.exitCode = 70
}

// Quicker than process.stdout, which loads half of Node's network first, and takes what a full pipe does not. A reader who has gone is
// no mistake; any other error is told, and 2 is what a command ends with that cannot do what it was asked for.
const tell = text => {
  let bytes = Buffer.from(text)
  try {
    while (bytes.length > 0) bytes = bytes.subarray(require('fs').writeSync(1, bytes))
  } catch (error) {
    if (error.code === 'EAGAIN') process.stdout.write(bytes)
    else if (error.code !== 'EPIPE') unwritten(error)
  }
}

const unwritten = ({ code }) => {
  const reason = code === 'ENOSPC' ? 'there is no room left on the disk' : `it may not be written (${code})`
  fail(`stdout: ${reason}`)
  process.exitCode = 2
}

// Pages printed when the program was built, of 80 columns: a terminal that is narrower has them laid out by the program.
const pages = { '': 'start.txt', '--help': 'help.txt', '-h': 'help.txt', help: 'help.txt' }
// They are English: where another language may be asked for, by the environment or a configuration, the program answers.
const { LC_ALL, LC_MESSAGES, LANG, XDG_CONFIG_HOME, HOME, USERPROFILE } = process.env
const isEnglish = () =>
  !/^es(?:[_.@-]|$)/i.test(LC_ALL || LC_MESSAGES || LANG || '') &&
  !require('fs').existsSync(`${XDG_CONFIG_HOME || `${HOME || USERPROFILE}/.config`}/saga-odds/config.yaml`)
const isNarrow = () => require('fs').fstatSync(1).isCharacterDevice() && process.stdout.columns < 80

const asked = process.argv.slice(2).join(' ')
const version = process.versions.node.split('.').map(Number)

if (version[0] < 20 || (version[0] === 20 && version[1] < 17)) {
  fail(`this is Node ${process.versions.node}, and saga-odds needs Node 20.17 or newer.`)
} else if (asked === '--version' || asked === '-V') {
  // Answered without reading the program.
  tell(`${require('../package.json').version}\n`)
} else if (!require('fs').existsSync(`${__dirname}/../dist/cli.cjs`)) {
  fail(`it has not been built yet; run "npm run build" in ${require('path').dirname(__dirname)} first.`)
} else if (
  Object.hasOwn(pages, asked) &&
  isEnglish() &&
  !isNarrow() &&
  require('fs').existsSync(`${__dirname}/../dist/${pages[asked]}`)
) {
  tell(require('fs').readFileSync(`${__dirname}/../dist/${pages[asked]}`))
} else if (!require('./compiled.cjs').started()) {
  require('../dist/cli.cjs')
}
