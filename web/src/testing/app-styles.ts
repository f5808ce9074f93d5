import '../ui/theme.css';

// A font that comes later would move what a test has measured.
await Promise.all([...document.fonts].map((font) => font.load()));
