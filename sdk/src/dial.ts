// A socket that brings a cookie, as browsers do by themselves.
import type { Dial } from '@foldtable/client/wire/dial'

export const dialWith =
  (url: string, headers: () => { readonly [name: string]: string }): Dial =>
  (ends) => {
    const socket = new WebSocket(url, { headers: headers() })
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
