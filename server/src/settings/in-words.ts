// What stopped the start, as a sentence that says what to do.
import { userInfo } from 'node:os'
import type { Settings } from './settings.ts'

type Place = Pick<Settings, 'port' | 'host' | 'dataDir'>

export function inWords(problem: unknown, { port, host, dataDir }: Place): string {
  const { code, syscall, message } = problem as NodeJS.ErrnoException
  const isSocket = host.startsWith('/')
  const place = isSocket ? `the socket ${host}` : `port ${port} of ${host}`
  const user = userInfo().username
  const listening: { readonly [code: string]: string } = {
    EADDRINUSE: `${place} is taken: another program listens there, or this one runs already; stop it, or set PORT`,
    EACCES: `${user} may not listen at ${place}: ${isSocket ? 'its folder must be writable' : 'ports below 1024 need more rights; set PORT to a higher one and put a proxy in front'}`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine`,
    ENOTFOUND: `HOST is "${host}", a name that nobody knows`,
    ENOENT: `HOST is "${host}", and the folder of that socket is not there`,
  }
  const storing: { readonly [code: string]: string } = {
    EEXIST: `DATA_DIR is "${dataDir}", which is a file; it must be a folder`,
    ENOTDIR: `DATA_DIR is "${dataDir}", which lies inside a file; it must be a folder`,
    ENOENT: `DATA_DIR is "${dataDir}", where no folder can be made; set it to another place`,
    EACCES: `${user} may not make the folder ${dataDir}: make it and give it to ${user}, or set DATA_DIR`,
    EROFS: `${dataDir} is on a disk that cannot be written; set DATA_DIR`,
    ENOSPC: `the disk of ${dataDir} is full`,
  }
  const words = syscall === 'mkdir' ? storing : listening
  return (code === undefined ? undefined : words[code]) ?? message ?? String(problem)
}
