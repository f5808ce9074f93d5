"""Reads an .ics file from standard input, and writes what it contains as JSON."""

import json
import sys
from datetime import datetime

from icalendar import Calendar


def event(component):
    problems = [str(error) for error in component.errors]
    start, end = component.decoded("dtstart"), component.decoded("dtend")
    return {
        "uid": str(component["uid"]),
        "title": str(component["summary"]),
        "description": str(component["description"]),
        "start": start.isoformat(),
        "end": end.isoformat(),
        "isAllDay": not isinstance(start, datetime) and not isinstance(end, datetime),
        "sequence": int(component["sequence"]),
        "modified": component.decoded("last-modified").isoformat(),
        "stamp": component.decoded("dtstamp").isoformat(),
        "problems": problems,
    }


calendar = Calendar.from_ical(sys.stdin.buffer.read())
json.dump(
    {
        "name": str(calendar["x-wr-calname"]),
        "events": [event(component) for component in calendar.walk("VEVENT")],
        "problems": [str(error) for error in calendar.errors],
    },
    sys.stdout,
)
