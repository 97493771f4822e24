// A conversation with whoever is at the keyboard, or with a pipe that stands in for them.

import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

export interface Terminal {
  readonly isInteractive: boolean
  /** Somebody types: the input is no pipe, no file. */
  readonly hasKeyboard: boolean
  readonly width: number
  print(line?: string): void
  /** The line typed; nothing once there are no more. */
  ask(prompt: string): Promise<string | undefined>
  /** Wipes the screen, so that the next person does not read the last one's secrets. */
  clear(): void
  close(): void
}

const WIDTH = 100

export function openTerminal(): Terminal {
  const isInteractive = stdin.isTTY === true && stdout.isTTY === true
  const lines = createInterface(isInteractive ? { input: stdin, output: stdout } : { input: stdin })
  lines.on('SIGINT', () => lines.close())
  const typed = lines[Symbol.asyncIterator]()
  return {
    isInteractive,
    hasKeyboard: stdin.isTTY === true,
    get width() {
      return stdout.columns ?? WIDTH
    },
    print: (line = '') => console.log(line),
    async ask(prompt) {
      lines.setPrompt(prompt)
      if (isInteractive) lines.prompt()
      else stdout.write(prompt)
      const { done, value } = await typed.next()
      if (!isInteractive || done) console.log(done ? '' : value)
      return done ? undefined : value
    },
    clear() {
      if (isInteractive) stdout.write('\x1b[2J\x1b[3J\x1b[H')
    },
    close() {
      lines.close()
      stdin.destroy()
    },
  }
}
