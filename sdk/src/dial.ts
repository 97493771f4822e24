// A socket that brings a cookie, as browsers do by themselves.
import { type Dial, socketAddress } from '@foldtable/client/wire/dial'

export const dialWith =
  (url: string, headers: () => { readonly [name: string]: string }): Dial =>
  (ends, table) => {
    const socket = new WebSocket(socketAddress(url, table), { headers: headers() })
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
