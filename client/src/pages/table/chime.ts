// Two soft notes, made here: no sound file to load.

let audio: AudioContext | undefined

export function chime(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') audio.resume().catch(() => undefined)
    note(audio, 659.25, 0)
    note(audio, 987.77, 0.14)
  } catch {
    // a device without sound
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
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
}
