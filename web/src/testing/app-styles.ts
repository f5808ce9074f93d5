import '../ui/theme.css';
