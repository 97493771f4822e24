// The crown of the king and of the winner.
export const CROWN = 'M-12 8V-5L-6 1 0-9 6 1 12-5V8Z M-12 10H12V12H-12Z'
