// The three places outside the code that list every setting: written from the table, held equal by a test.
import type { Setting } from '@foldtable/server/settings/kinds'

type Listed = readonly Setting<unknown>[]

/** A file, and how it looks once the settings in it are as they should be. */
interface SettingsFile {
  readonly path: string
  written(text: string, settings: Listed): string
}

export const SETTINGS_FILES: readonly SettingsFile[] = [
  { path: '.env.example', written: (_text, settings) => example(settings) },
  {
    path: 'docs/self-hosting.md',
    written: (text, settings) => between(text, '<!-- settings -->', '<!-- end -->', docs(settings)),
  },
  {
    path: 'compose.yaml',
    written: (text, settings) =>
      between(text, '      # settings', '      # end of settings', compose(settings)),
  },
]

const HEAD = `# Settings of the server, all optional; each is shown with its default. Copy this file to .env in the folder in which the
# server is started; \`docker compose\` reads it too. What is set in the environment wins.
`

function example(settings: Listed): string {
  const parts = settings.map(
    ({ name, usual, help, isSecret }) =>
      `# ${sentence(help)}${isSecret ? ` ${name}_FILE names a file that holds it.` : ''}\n#${name}=${usual}\n`,
  )
  return [HEAD, ...parts].join('\n')
}

const sentence = (help: string): string => `${help[0]?.toUpperCase()}${help.slice(1)}.`

function docs(settings: Listed): string {
  const rows = settings.map(({ name, usual, help, isSecret }) => {
    const names = isSecret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``
    const more = isSecret ? '; `_FILE` names a file that holds it' : ''
    return `| ${names} | ${usual === '' ? 'none' : `\`${usual}\``} | ${help}${more} |`
  })
  return ['', '| setting | default | what it does |', '|---|---|---|', ...rows, ''].join('\n')
}

const compose = (settings: Listed): string =>
  settings
    .filter(({ isOfMachine }) => !isOfMachine)
    .map(({ name }) => `      ${name}: \${${name}:-}`)
    .join('\n')

function between(text: string, from: string, to: string, middle: string): string {
  const [start, end] = [text.indexOf(from), text.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`${from} and ${to} are missing`)
  return `${text.slice(0, start + from.length)}\n${middle}\n${text.slice(end)}`
}
