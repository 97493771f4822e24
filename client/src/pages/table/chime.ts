// Two soft notes, made here: no sound file to load.

let audio: AudioContext | undefined
let last: OscillatorNode | undefined

export function chime(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') audio.resume().catch(() => undefined)
    const context = audio
    note(context, 659.25, 0)
    const second = note(context, 987.77, 0.14)
    second.onended = () => second === last && rest(context)
    last = second
  } catch {
    // a device without sound
  }
}

/** A context that runs costs power, also in silence. */
function rest(context: AudioContext): void {
  context.suspend().catch(() => undefined)
}

function note(context: AudioContext, pitch: number, after: number): OscillatorNode {
  const start = context.currentTime + after
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(0.14, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + 0.55)
  return tone
}
