var digested = 1;
if (window.top !== window.self) digested = 2;
