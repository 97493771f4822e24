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

/** Begins to connect. `closed` is told once, also when it never opened. */
export type Dial = (ends: Ends) => Line

/** With the cookies of the page. */
export const dialSocket =
  (url: string): Dial =>
  (ends) => {
    const socket = new WebSocket(url)
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
