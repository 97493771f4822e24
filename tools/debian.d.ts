export function libraries(): { LD_LIBRARY_PATH: string }
