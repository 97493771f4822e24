// One connection, whatever carries it.
export interface Line {
  send(text: string): void
  close(): void
}

export interface Ends {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** Begins to connect, for this table first of all. `closed` is told once, also when it never opened. */
export type Dial = (ends: Ends, table?: string) => Line

/** Where there are several nodes, a proxy may lead all people of a table to one: a hint on which nothing depends. */
export const socketAddress = (url: string, table: string | undefined): string =>
  table === undefined ? url : `${url}?table=${encodeURIComponent(table)}`

/** With the cookies of the page. */
export const dialSocket =
  (url: string): Dial =>
  (ends, table) => {
    const socket = new WebSocket(socketAddress(url, table))
    socket.onopen = () => ends.opened()
    socket.onmessage = ({ data }) => ends.heard(String(data))
    socket.onclose = () => ends.closed()
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
